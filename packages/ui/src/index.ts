export { cn } from "./cn.ts";
export { AlertDialog, type AlertDialogProps } from "./components/alert-dialog.tsx";
export { Amount, type AmountProps } from "./components/amount.tsx";
export { Avatar, type AvatarProps } from "./components/avatar.tsx";
export { Button, type ButtonProps, buttonVariants } from "./components/button.tsx";
export { Card, CardBody, CardFooter, CardHeader, CardTitle } from "./components/card.tsx";
export { Checkbox, type CheckboxProps } from "./components/checkbox.tsx";
export { CoinIcon, type CoinIconProps } from "./components/coin-icon.tsx";
export { Combobox, type ComboboxProps } from "./components/combobox.tsx";
export { CopyButton, type CopyButtonProps } from "./components/copy-button.tsx";
export {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "./components/dialog.tsx";
export {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./components/dropdown-menu.tsx";
export { EmptyState, type EmptyStateProps } from "./components/empty-state.tsx";
export { ErrorState, type ErrorStateProps } from "./components/error-state.tsx";
export { Field, type FieldProps } from "./components/field.tsx";
export { IconButton, type IconButtonProps } from "./components/icon-button.tsx";
export { Input, type InputProps } from "./components/input.tsx";
export { InputGroup, type InputGroupProps } from "./components/input-group.tsx";
export { Label } from "./components/label.tsx";
export { LogoMark, type LogoMarkProps } from "./components/logo-mark.tsx";
export { NavMenu, NavMenuButton, NavMenuLink, type NavMenuLinkProps } from "./components/nav-menu.tsx";
export { NavMenuPanel, NavMenuPanelLink } from "./components/nav-menu-panel.tsx";
export { Notice, type NoticeProps } from "./components/notice.tsx";
export type { Option } from "./components/option-row.tsx";
export { OtpInput, type OtpInputProps } from "./components/otp-input.tsx";
export { Pagination, type PaginationProps } from "./components/pagination.tsx";
export { PasswordInput, type PasswordInputProps } from "./components/password-input.tsx";
export { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from "./components/popover.tsx";
export { Progress, type ProgressProps } from "./components/progress.tsx";
export { type RadioCardOption, RadioCards, type RadioCardsProps } from "./components/radio-cards.tsx";
export { SectionNav, SectionNavGroup, SectionNavLink } from "./components/section-nav.tsx";
export { Segmented, type SegmentedProps } from "./components/segmented.tsx";
export { Select, type SelectProps } from "./components/select.tsx";
export { Separator } from "./components/separator.tsx";
export { Sheet, SheetClose, SheetContent, SheetTrigger } from "./components/sheet.tsx";
export { Skeleton } from "./components/skeleton.tsx";
export { Spinner, type SpinnerProps } from "./components/spinner.tsx";
export { StatusChip, type StatusChipProps } from "./components/status-chip.tsx";
export { Steps, type StepsProps } from "./components/steps.tsx";
export { SummaryList, SummaryRow, SummaryTotal } from "./components/summary-list.tsx";
export { Switch } from "./components/switch.tsx";
export {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  type TableProps,
  TableRow,
} from "./components/table.tsx";
export { Tabs, TabsContent, TabsList, TabsTrigger } from "./components/tabs.tsx";
export { Textarea } from "./components/textarea.tsx";
export { Toaster, type ToasterProps, toast } from "./components/toaster.tsx";
export type { Tone } from "./components/tone.ts";
export { Tooltip, type TooltipProps } from "./components/tooltip.tsx";
export { TwoLine, type TwoLineProps } from "./components/two-line.tsx";
