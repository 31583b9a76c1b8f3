import { Card, CardBody, Skeleton } from "@coffer/ui";
import { useIntl } from "react-intl";

/** The skeleton of a page: same title height, rows of the table's height. */
export function PageSkeleton({ rows = 5 }: { rows?: number }) {
  const intl = useIntl();
  return (
    <div role="status" aria-label={intl.formatMessage({ id: "shell.loading" })}>
      <Skeleton className="mb-6 h-9 w-52" />
      <Card>
        <CardBody className="flex flex-col gap-4">
          <RowSkeletons rows={rows} />
        </CardBody>
      </Card>
    </div>
  );
}

export function RowSkeletons({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => <Skeleton key={index} className="h-10 w-full" />);
}
