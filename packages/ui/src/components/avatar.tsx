import { cn } from "../cn.ts";

export interface AvatarProps {
  /** The name of the person or company; its initials are shown. */
  name: string;
  size?: "sm" | "md" | "lg" | undefined;
  className?: string | undefined;
}

const sizeClass = { sm: "size-[26px] text-[11px]", md: "size-9 text-label", lg: "size-12 text-base" };

/** "Mei Lin" → ML, "林美" → 林. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toLocaleUpperCase();
}

/** Decorative: the name is printed beside it. */
export function Avatar({ name, size = "sm", className }: AvatarProps) {
  return (
    <span
      aria-hidden
      data-letters={initialsOf(name)}
      className={cn(
        "inline-grid shrink-0 select-none place-items-center rounded-full bg-vault font-semibold text-on-vault before:content-[attr(data-letters)]",
        sizeClass[size],
        className,
      )}
    />
  );
}
