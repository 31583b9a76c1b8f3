import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

type Align = "left" | "right" | "center" | undefined;
const alignClass = { left: "text-left", right: "text-right", center: "text-center" };

export interface TableProps extends ComponentProps<"table"> {
  /** The accessible name of the horizontal scroller, so that arrow keys reach hidden columns. */
  label?: string | undefined;
}

export function Table({ label, className, ...props }: TableProps) {
  const scroller = label === undefined ? {} : { role: "region", "aria-label": label, tabIndex: 0 };
  return (
    <div {...scroller} className="relative w-full overflow-x-auto -outline-offset-2!">
      <table {...props} className={cn("w-full border-collapse text-body", className)} />
    </div>
  );
}

export function TableHeader(props: Omit<ComponentProps<"thead">, "className">) {
  return <thead {...props} className="[&_tr]:h-[38px]" />;
}

export function TableBody(props: Omit<ComponentProps<"tbody">, "className">) {
  return <tbody {...props} className="[&_tr:last-child]:border-b-0" />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return <tr {...props} className={cn("h-14 border-line border-b", className)} />;
}

export function TableHead({
  align = "left",
  className,
  ...props
}: Omit<ComponentProps<"th">, "align"> & { align?: Align }) {
  return (
    <th
      scope="col"
      {...props}
      className={cn(
        "whitespace-nowrap px-2.5 font-medium text-head text-ink-2 first:pl-5 last:pr-5",
        alignClass[align],
        className,
      )}
    />
  );
}

export function TableCell({
  align = "left",
  className,
  ...props
}: Omit<ComponentProps<"td">, "align"> & { align?: Align }) {
  return <td {...props} className={cn("px-2.5 py-2 first:pl-5 last:pr-5", alignClass[align], className)} />;
}

export function TableCaption(props: Omit<ComponentProps<"caption">, "className">) {
  return <caption {...props} className="sr-only" />;
}
