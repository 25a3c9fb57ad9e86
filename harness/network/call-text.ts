import type { RecordedMessage, RecordedText } from '../../mocks/world/recorded-calls.ts'

/** JSON in lines; `undefined`: the text is no JSON. */
export function formatJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return undefined
  }
}

const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  418: 'I’m a teapot',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** `HTTP 404 Not Found` */
export const statusLine = (status: number): string =>
  status === 0
    ? 'No answer: the connection broke.'
    : ['HTTP', status, REASONS[status]].filter(Boolean).join(' ')

/** A line for each header. */
export const headerLines = (headers: RecordedMessage['headers']): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** What is said of a text that was cut. */
export const cutNote = ({ text, cutFrom }: RecordedText): string | undefined =>
  cutFrom === undefined
    ? undefined
    : `Cut: these are the first ${text.length.toLocaleString('en')} of ${cutFrom.toLocaleString('en')} characters.`
