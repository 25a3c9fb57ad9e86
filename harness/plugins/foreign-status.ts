import type { ForeignFileReport } from '../../kernel/inspection/channel.ts'

/** A larger file delays the site on a slow phone. */
export const LARGE_FILE_BYTES = 200_000

const BYTES = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const sizeOf = (bytes: number): string => `${BYTES.format(bytes / 1_000)} KB`

/** What became of a foreign plugin, in one sentence, with the code and what to do where it was refused. */
export function foreignStatus({ state, switch: name, error }: ForeignFileReport): string {
  const why = error ? `${error.code}: ${error.detail}. ${error.remedy ?? ''}`.trim() : ''
  switch (state) {
    case 'waiting':
      return 'Waits for the gateway’s own status.'
    case 'never asked':
      return error
        ? `Never asked for, because the gateway knows no switch ${name} (${error.code}). ${error.remedy ?? ''}`.trim()
        : `Never asked for, because the switch ${name} is off.`
    case 'loading':
      return 'Its file is being fetched.'
    case 'registered':
      return 'Let in: its state stands in the list of plugins.'
    case 'refused':
      return `Refused. ${why}`
  }
}

/** The size of the file that was let in, with a warning if that is large; `undefined` where it is not known. */
export function foreignSize({ bytes }: ForeignFileReport): string | undefined {
  if (bytes === undefined) return undefined
  const size = `${sizeOf(bytes)}, not compressed`
  return bytes > LARGE_FILE_BYTES
    ? `${size}: more than ${sizeOf(LARGE_FILE_BYTES)}, which is slow on a phone`
    : size
}

/** More keys of a language are counted, not listed. */
const KEYS_SHOWN = 5

/** What a plugin shows in English, a sentence for each language, with what to do. */
export function foreignTexts({ english = {} }: Pick<ForeignFileReport, 'english'>): readonly string[] {
  return Object.entries(english).map(([language, keys]) => {
    const more = keys.length - KEYS_SHOWN
    const list = [...keys.slice(0, KEYS_SHOWN), ...(more > 0 ? [`${more} more`] : [])].join(', ')
    return `IN-ENGLISH: English stands for what its texts lack in ${language}: ${list}. Add them to its locales/${language}.json.`
  })
}
