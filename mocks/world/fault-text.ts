/** The parts of a fault's text: `8000ms_500*2`. A part that is absent is empty. */
export interface FaultText {
  /** Empty: the gateway answers as it should. */
  readonly kind: string
  /** Empty: at once. */
  readonly delayMs: string
  /** Empty: every call. */
  readonly times: string
}

const FORM = /^(?:(\d{1,6})ms)?(?:(^|_)([\w-]+?))?(?:\*([1-9]\d{0,2}))?$/

/** All parts are empty where the text has another form. */
export function readFaultText(text: string): FaultText {
  const [, delayMs = '', , kind = '', times = ''] = FORM.exec(text) ?? []
  return { kind, delayMs, times }
}

/** @returns empty: no fault */
export function writeFaultText({ kind, delayMs, times }: FaultText): string {
  const parts = [delayMs && `${delayMs}ms`, kind].filter((part) => part !== '')
  return parts.length === 0 ? '' : parts.join('_') + (times && `*${times}`)
}
