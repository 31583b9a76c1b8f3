import { cn } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { type FigureMessageId, figures } from "../facts.ts";

export const titleClass =
  "text-balance break-keep font-serif [overflow-wrap:anywhere] text-[32px]/[37px] tracking-[-0.01em] sm:text-[42px]/[48px]";

export function Title({ id, className }: { id: PlainMessageId; className?: string | undefined }) {
  return (
    <h2 className={cn(titleClass, className)}>
      <FormattedMessage id={id} />
    </h2>
  );
}

/** The page's own title. */
export function PageTitle({ id, className }: { id: PlainMessageId; className?: string | undefined }) {
  return (
    <h1
      className={cn(
        "text-balance break-keep font-serif [overflow-wrap:anywhere] text-hero tracking-[-0.015em]",
        className,
      )}
    >
      <FormattedMessage id={id} />
    </h1>
  );
}

/** The lead of a title in a few sentences. */
export function Lead({ id, className }: { id: PlainMessageId; className?: string | undefined }) {
  return (
    <p className={cn("text-pretty text-[17px]/[27px] text-ink-2 sm:text-[18px]/[28px]", className)}>
      <FormattedMessage id={id} />
    </p>
  );
}

export function Body({ id }: { id: FigureMessageId }) {
  return (
    <p className="text-pretty text-[16px]/[26px] text-ink-2">
      <FormattedMessage id={id} values={figures} />
    </p>
  );
}
