import {
  AlertDialog,
  Button,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Field,
  Input,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Sheet,
  SheetContent,
  SheetTrigger,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Tooltip,
} from "../../src/index.ts";
import { Block } from "./block.tsx";

function Menu() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary">Menu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>Language</DropdownMenuLabel>
        <DropdownMenuRadioGroup value="en">
          <DropdownMenuRadioItem value="en">English</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="zh">中文</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem>Security</DropdownMenuItem>
        <DropdownMenuItem tone="danger">Sign out</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function AddressDialog() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">Dialog</Button>
      </DialogTrigger>
      <DialogContent closeLabel="Close">
        <DialogHeader>
          <DialogTitle>Add an address</DialogTitle>
          <DialogDescription>New addresses can be used after 24 hours.</DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <Field label="Name">
            <Input placeholder="Cold storage 2" />
          </Field>
          <Field label="Address">
            <Input className="font-mono" />
          </Field>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button>Add address</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

export function Overlays() {
  return (
    <>
      <Block name="Dialog, AlertDialog, Sheet, DropdownMenu, Popover, Tooltip">
        <AddressDialog />
        <AlertDialog
          trigger={<Button variant="secondary">AlertDialog</Button>}
          title="Remove Cold storage 2?"
          description="It has to be added again, and waits 24 hours, before you can send to it."
          confirmLabel="Remove address"
          cancelLabel="Keep it"
          onConfirm={() => {}}
        />
        {(["left", "right", "bottom"] as const).map((side) => (
          <Sheet key={side}>
            <SheetTrigger asChild>
              <Button variant="secondary">Sheet {side}</Button>
            </SheetTrigger>
            <SheetContent side={side} title="Sections" closeLabel="Close">
              What the side holds.
            </SheetContent>
          </Sheet>
        ))}
        <Menu />
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="secondary">Popover</Button>
          </PopoverTrigger>
          <PopoverContent>Anything small.</PopoverContent>
        </Popover>
        <Tooltip content="Counted in UTC">
          <Button variant="secondary">Tooltip</Button>
        </Tooltip>
      </Block>
      <Block name="Tabs">
        <Tabs defaultValue="crypto" className="w-full">
          <TabsList aria-label="Kind">
            <TabsTrigger value="crypto">Crypto</TabsTrigger>
            <TabsTrigger value="fiat">Fiat</TabsTrigger>
            <TabsTrigger value="off" disabled>
              Off
            </TabsTrigger>
          </TabsList>
          <TabsContent value="crypto">Coins</TabsContent>
          <TabsContent value="fiat">Money</TabsContent>
        </Tabs>
      </Block>
    </>
  );
}
