import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "../cn.ts";
import { Spinner } from "./spinner.tsx";

const boxed: ("primary" | "secondary" | "ghost" | "danger")[] = ["primary", "secondary", "ghost", "danger"];

export const buttonVariants = cva(
  "relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap border font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed [&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0 touch:min-h-11",
  {
    variants: {
      variant: {
        primary: "rounded-md border-transparent bg-vault text-on-vault hover:bg-vault-hover",
        secondary: "rounded-md border-line-strong bg-surface text-ink hover:bg-sunken",
        ghost: "rounded-md border-transparent text-ink-2 hover:bg-sunken hover:text-ink",
        danger: "rounded-md border-transparent bg-bad text-on-bad hover:bg-bad-hover",
        link: "-my-[3px] min-h-6 rounded-sm border-transparent text-vault underline-offset-4 hover:underline touch:-my-[13px]",
      },
      size: { sm: "text-label", md: "text-body", lg: "text-body", xl: "text-[15px]" },
    },
    // A link is part of a line of text: it has no height and no padding.
    compoundVariants: [
      { variant: boxed, size: "sm", className: "h-[30px] px-2.5" },
      { variant: boxed, size: "md", className: "h-[38px] px-4" },
      { variant: boxed, size: "lg", className: "h-11 px-5" },
      { variant: boxed, size: "xl", className: "h-12 px-6" },
    ],
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Keeps width, focus and position; clicks have no effect while it is true. */
  loading?: boolean | undefined;
  /** Announced when loading starts. */
  loadingLabel?: string | undefined;
  /** Renders its only child (a link) as the button. */
  asChild?: boolean | undefined;
}

export function Button({
  variant,
  size,
  loading,
  loadingLabel,
  asChild,
  className,
  children,
  onClick,
  type = "button",
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root {...props} onClick={onClick} className={classes}>
        {children}
      </Slot.Root>
    );
  }
  // aria-disabled, not disabled: a disabled button would lose the focus during the action.
  const hold = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <>
      <button
        {...props}
        type={type}
        onClick={hold}
        className={classes}
        aria-busy={loading || undefined}
        aria-disabled={loading || props["aria-disabled"]}
      >
        {/* Transparent, not hidden: the width and the accessible name remain. */}
        <span className={cn("contents", loading && "text-transparent **:text-transparent!")}>{children}</span>
        {loading && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </button>
      {loadingLabel !== undefined && (
        <span role="status" className="sr-only">
          {loading ? loadingLabel : ""}
        </span>
      )}
    </>
  );
}
