/**
 * Lower case without marks and in the usual width, as people type quickly: `ha noi` is found in `Hà Nội`, `da nang` in
 * `Đà Nẵng`, `VIP` in `ＶＩＰ`. Anything but letters and digits is one blank.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
