import { StatusChip, Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from "@coffer/ui";
import { Chunked } from "../../kernel/page/address.tsx";
import { Text, useText } from "../../lib/text.tsx";
import type { CheckedRow } from "./address-file.ts";

/** The file as it was understood, each line with what is wrong with it. */
export function ImportPreview({ rows }: { rows: readonly CheckedRow[] }) {
  const text = useText();
  return (
    <Table label={text("address.preview")}>
      <TableCaption>{text("address.preview")}</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead>{text("address.line")}</TableHead>
          <TableHead>{text("address.label")}</TableHead>
          <TableHead>{text("address.address")}</TableHead>
          <TableHead>{text("address.problem")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.line}>
            <TableCell>{row.line}</TableCell>
            <TableCell>
              {row.label}
              <span className="block text-ink-2 text-label">
                {row.coin} · {row.network}
              </span>
            </TableCell>
            <TableCell>
              <Chunked value={row.address} />
              {row.tag && <span className="font-mono text-head text-ink-2">{row.tag}</span>}
            </TableCell>
            <TableCell>
              <Verdict row={row} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Verdict({ row: { fault, doubt } }: { row: CheckedRow }) {
  const text = useText();
  const said = fault ?? doubt;
  if (!said)
    return (
      <StatusChip tone="good">
        <Text id="address.fine" />
      </StatusChip>
    );
  return <span className={fault ? "text-bad text-label" : "text-label text-warn"}>{text(said.text, said.values)}</span>;
}
