import { StatusChip, Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from "@coffer/ui";
import { useIntl } from "react-intl";
import { ruleText } from "../../platform/form/zod-messages.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Chunked } from "../../platform/page/address.tsx";
import type { CheckedRow } from "./address-file.ts";

/** The parsed file, each line with its faults. */
export function ImportPreview({ rows }: { rows: readonly CheckedRow[] }) {
  const intl = useIntl();
  return (
    <Table label={intl.formatMessage({ id: "addressBook.preview" })}>
      <TableCaption>{intl.formatMessage({ id: "addressBook.preview" })}</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead>{intl.formatMessage({ id: "addressBook.line" })}</TableHead>
          <TableHead>{intl.formatMessage({ id: "addressBook.label" })}</TableHead>
          <TableHead>{intl.formatMessage({ id: "addressBook.address" })}</TableHead>
          <TableHead>{intl.formatMessage({ id: "addressBook.problem" })}</TableHead>
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
  const intl = useIntl();
  const said = fault ?? doubt;
  if (!said)
    return (
      <StatusChip tone="good">
        <FormattedMessage id="addressBook.fine" />
      </StatusChip>
    );
  return <span className={fault ? "text-bad text-label" : "text-label text-warn"}>{ruleText(intl, said)}</span>;
}
