export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps, type DialogShape } from './dialog/dialog.tsx';
export { Sheet, type SheetProps } from './dialog/sheet.tsx';
export {
  FloatingRootProvider,
  type FloatingRootProviderProps,
  useFloatingRoot,
} from './floating-root.tsx';
export { Menu, type MenuProps } from './menu/menu.tsx';
export {
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuSeparator,
} from './menu/menu-items.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { Tooltip, type TooltipProps } from './popover/tooltip.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs.tsx';
