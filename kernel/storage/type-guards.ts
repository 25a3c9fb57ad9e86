import { isRecord } from '@foyer/sdk'

/** The few checks of stored values on the first-paint path; a schema library would be too large for them. */

export const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether a value is a record and every entry passes the check. */
export const isRecordOf = <T>(
  value: unknown,
  isEntry: (entry: unknown) => entry is T,
): value is Record<string, T> => isRecord(value) && Object.values(value).every(isEntry)

/** For text keys: any stored text. */
export const anyText = (value: unknown): string | undefined => (isText(value) ? value : undefined)
