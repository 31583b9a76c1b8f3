import { CircleAlertIcon, CircleCheckIcon, CircleXIcon, InfoIcon } from "lucide-react";
import { Toaster as Sonner } from "sonner";

export { toast } from "sonner";

export interface ToasterProps {
  /** The accessible name of the region with the messages. */
  label: string;
  closeLabel: string;
}

/** Top right, 120 px from the top, five seconds: figures of the product description. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    <Sonner
      position="top-right"
      offset={{ top: 120, right: 24 }}
      mobileOffset={{ top: 72, left: 16, right: 16 }}
      duration={5000}
      closeButton
      expand
      visibleToasts={4}
      containerAriaLabel={label}
      icons={{
        success: <CircleCheckIcon className="size-4 text-good" />,
        error: <CircleXIcon className="size-4 text-bad" />,
        warning: <CircleAlertIcon className="size-4 text-warn" />,
        info: <InfoIcon className="size-4 text-info" />,
      }}
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            "rounded-lg! border-line! bg-surface! text-ink! shadow-soft! font-sans! text-body! items-start! gap-2.5! p-4! pr-12!",
          description: "text-ink-2!",
          closeButton:
            "top-2.5! right-2.5! left-auto! size-6! transform-none! rounded-sm! border-0! bg-transparent! text-ink-2! hover:bg-sunken! touch:size-11! touch:top-0.5! touch:right-0.5!",
          actionButton: "bg-vault! text-on-vault!",
        },
      }}
    />
  );
}
