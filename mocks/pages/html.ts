const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, also inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')

/** A value as a literal inside an inline script. */
export const scriptLiteral = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const htmlPage = (
  html: string,
  init: { readonly status?: number; readonly headers?: [string, string][] } = {},
): Response =>
  new Response(html, {
    status: init.status ?? 200,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...(init.headers ?? []),
    ],
  })
