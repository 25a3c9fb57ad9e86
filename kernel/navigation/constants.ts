/** After Back a screen may take this long to grow to its earlier height. */
export const SCROLL_BACK_LIMIT_MS = 3_000
