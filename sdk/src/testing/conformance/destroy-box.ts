import type { CaptchaWidget } from '../../contracts/captcha.ts'

/** Destroys a box, as a form does; returns what it threw. */
export function destroyBox(box: CaptchaWidget | undefined): string | undefined {
  try {
    box?.destroy?.()
    return undefined
  } catch (error) {
    return String(error)
  }
}
