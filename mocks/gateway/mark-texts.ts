/** What stands before and after a text of the gateway's in a marked world. */
export const [MARK, MARK_END] = ['⟪', '⟫'] as const

/** Fields of the gateway's answers that a player reads, however deep they stand; a `value` is one of its parent only. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'bankName',
  'benefits.value',
  'buttonText',
  'content',
  'cta',
  'description',
  'displayName',
  'footer',
  'game',
  'gameName',
  'header',
  'label',
  'labelName',
  'maintenance_description',
  'message',
  'method',
  'name',
  'note',
  'reason',
  'subTitle',
  'subline',
  'subtitle',
  'title',
  'vendorName',
])
const TAG = /(<[^<>]*>)/
const LETTER = /\p{L}/u
/** An address, or a text that an earlier call has marked. */
const UNMARKED = new RegExp(String.raw`^(?:https?:|/|${MARK})`)

/** A text between marks; of HTML each text between two tags. A tag alone is a text, since no field is an empty piece of HTML. */
export const markText = (text: string): string =>
  /^<[^<>]*>$/.test(text)
    ? `${MARK}${text}${MARK_END}`
    : text
        .split(TAG)
        .map((part, at) =>
          at % 2 === 0 && LETTER.test(part) && !UNMARKED.test(part) ? `${MARK}${part}${MARK_END}` : part,
        )
        .join('')

/** A copy in which each text that a player reads is marked. */
export function markTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return TEXT_FIELDS.has(field) ? markText(value) : value
  if (Array.isArray(value)) return value.map((inner: unknown) => markTexts(inner, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      markTexts(inner, name === 'value' ? `${field}.value` : name),
    ]),
  )
}

/** The same answer with its texts marked. What is not JSON stays as it is. */
export async function markAnswer(response: Response): Promise<Response> {
  if (response.type === 'error' || !/\bjson\b/.test(response.headers.get('content-type') ?? ''))
    return response
  const text = await response.text()
  const { status, headers } = response
  return new Response(marked(text), { status, headers })
}

function marked(text: string): string {
  try {
    return JSON.stringify(markTexts(JSON.parse(text)))
  } catch {
    return text
  }
}
