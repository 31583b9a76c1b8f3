/** The class of floating surfaces: menus, selects, popovers. They open by opacity and 4 px. */
export const popClass =
  "z-50 overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-soft duration-140 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[side=bottom]:slide-in-from-top-1 data-[side=top]:slide-in-from-bottom-1 data-[side=left]:slide-in-from-right-1 data-[side=right]:slide-in-from-left-1";

export const menuItemClass =
  "relative flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 py-1.5 text-body -outline-offset-2! data-[disabled]:pointer-events-none data-[disabled]:opacity-50 data-[highlighted]:bg-vault-tint data-[highlighted]:text-ink [&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0 touch:min-h-11";
