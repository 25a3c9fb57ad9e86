/**
 * @foyer/sdk/ui: the pieces that screens are made of. One piece a module, so that a page carries only what it
 * shows.
 */
export { Button, type ButtonProps } from './button.tsx'
export { CaptchaBlock, type CaptchaBlockProps, type CaptchaTexts } from './captcha-block.tsx'
export { Carousel, type CarouselProps } from './carousel.tsx'
export { Checkbox, type CheckboxProps } from './checkbox.tsx'
export { Dialog, type DialogProps } from './dialog.tsx'
export { type FieldProps } from './field.tsx'
export { Icon, type IconProps } from './icon.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { type IconName } from './icon-paths.ts'
export { LazyImage, type LazyImageProps } from './lazy-image.tsx'
export { Marquee, type MarqueeProps } from './marquee.tsx'
export { Notice, type NoticeProps } from './notice.tsx'
export { PageHeader, type PageHeaderProps } from './page-header.tsx'
export { PasswordField, type PasswordFieldProps } from './password-field.tsx'
export { SheetHeader, type SheetHeaderProps } from './sheet-header.tsx'
export { Skeleton, type SkeletonProps } from './skeleton.tsx'
export { Spinner } from './spinner.tsx'
export { type TabItem, Tabs, type TabsProps } from './tabs.tsx'
export { TextField } from './text-field.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden.tsx'
