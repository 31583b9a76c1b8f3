import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "../cn.ts";
import { Spinner } from "./spinner.tsx";

export const buttonVariants = cva(
  "relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border border-transparent font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed [&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0 touch:min-h-11",
  {
    variants: {
      variant: {
        primary: "bg-vault text-on-vault hover:bg-vault-hover",
        secondary: "border-line-strong bg-surface text-ink hover:bg-sunken",
        ghost: "text-ink-2 hover:bg-sunken hover:text-ink",
        danger: "bg-bad text-on-bad hover:bg-bad-hover",
        link: "rounded-sm text-vault underline-offset-4 hover:underline",
      },
      size: {
        sm: "h-[30px] px-2.5 text-label",
        md: "h-[38px] px-4 text-body",
        lg: "h-11 px-5 text-body",
        xl: "h-12 px-6 text-[15px]",
      },
    },
    compoundVariants: [{ variant: "link", className: "-my-[3px] h-auto min-h-6 px-0 touch:-my-[13px]" }],
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Keeps the width, the focus and the place; clicks do nothing until it is false again. */
  loading?: boolean | undefined;
  /** What a screen reader hears when loading starts. */
  loadingLabel?: string | undefined;
  /** Draws its only child (a link) as the button. */
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
  // aria-disabled, not disabled: a disabled button loses the focus in the middle of the act.
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
        {/* Transparent, not hidden: the width stays, and so does the button's name. */}
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
