import { StatusChip, Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { Chunked } from "../../platform/page/address.tsx";
import type { CheckedRow } from "./address-file.ts";

/** The file as it was understood, each line with what is wrong with it. */
export function ImportPreview({ rows }: { rows: readonly CheckedRow[] }) {
  const text = useText();
  return (
    <Table label={text("addressBook.preview")}>
      <TableCaption>{text("addressBook.preview")}</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead>{text("addressBook.line")}</TableHead>
          <TableHead>{text("addressBook.label")}</TableHead>
          <TableHead>{text("addressBook.address")}</TableHead>
          <TableHead>{text("addressBook.problem")}</TableHead>
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
        <Text id="addressBook.fine" />
      </StatusChip>
    );
  return <span className={fault ? "text-bad text-label" : "text-label text-warn"}>{text(said.text, said.values)}</span>;
}
