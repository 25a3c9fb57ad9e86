import type { FailureKind, FailureOwnRow, FailureRows } from '@foyer/sdk'
import { FAILURE_ROWS } from '@foyer/sdk/internal'
import { format, resolveConfig } from 'prettier'
import {
  FAILURES,
  type FailureCondition,
  type FailureRow,
  type FailureShow,
  NO_AUTO_LOGIN,
} from '../../kernel/http/failures.ts'
import { FORM_PRESENTATIONS, FORM_ROWS } from '../../plugins/account/shared/failures.ts'
import { LAUNCH_ROWS, QUIET_LAUNCHES } from '../../plugins/games/shared/launch-failure.ts'

/** The path of the page. */
export const FAILURE_PAGE = 'docs/failures.md'

const code = (text: string | number): string => `\`${text}\``
const anyOf = (what: string, values: readonly (string | number)[] = []): readonly string[] =>
  values.length > 0 ? [`${what} ${values.map(code).join(', ')}`] : []

const TOKEN_STATUS = {
  current: 'sent with the current token',
  earlier: 'sent with an earlier token',
  none: 'sent without a token',
} as const

function whenIn({ codes, response, tokenStatus, alert, online, secure }: FailureCondition): string {
  const parts = [
    ...anyOf('code', codes),
    ...(response
      ? [
          [
            ...anyOf('status', response.statuses),
            ...anyOf('errorCode', response.errorCodes),
            ...anyOf('message', response.messages),
          ].join(' or '),
        ]
      : []),
    ...(tokenStatus ? [TOKEN_STATUS[tokenStatus]] : []),
    ...(alert === false ? ['the caller shows failures itself (`alert: false`)'] : []),
    ...(online === false ? ['offline'] : []),
    ...(secure ? ['a page over https'] : []),
  ]
  return parts.join('; ') || 'anything else'
}

function shownIn(show: FailureShow): string {
  if (show.how === 'nothing') return 'nothing'
  if (show.how === 'toast') return `toast ${code(show.text)} for ${show.ms / 1000} s`
  if (show.text === 'gateway') return "alert with the gateway's message, or `unknown_error`"
  return show.text === 'error' ? "alert with the failure's own text" : `alert ${code(show.text)}`
}

const doneIn = ({ session, spinners }: FailureRow): string =>
  [
    ...(session ? ['ends the session; after the alert, to /m/login'] : []),
    ...(spinners ? ['no spinner for 3 s'] : []),
  ].join('; ')

const textIn = (text: string | { readonly key: string } | { readonly server: string }): string => {
  const name = typeof text === 'string' ? text : 'key' in text ? text.key : text.server
  if (name === 'gateway') return "the gateway's message, or `unknown_error`"
  return name === 'error' ? "the failure's own text" : code(name)
}

/** What a plugin shows that has no row of its own. */
const describedRows = (): readonly string[] =>
  Object.entries(FAILURE_ROWS).map(
    ([kind, { text, remedy }]) => `| ${code(kind)} | ${textIn(text)} | ${remedy} |`,
  )

/** What a plugin's own row says, or the catalogue's. */
const ownIn = (row: FailureOwnRow | undefined, kind: FailureKind): string =>
  row
    ? row.gateway
      ? `the gateway's message, or ${code(row.text)}`
      : code(row.text)
    : textIn(FAILURE_ROWS[kind].text)

/** What the forms and the launch show by themselves, a row for each kind of failure. */
const ownRows = (): readonly string[] =>
  (Object.keys(FAILURE_ROWS) as FailureKind[]).map((kind) => {
    const form: FailureRows = FORM_ROWS
    const launch: FailureRows = LAUNCH_ROWS
    const remedy = launch[kind]?.remedy ?? FAILURE_ROWS[kind].remedy
    return `| ${code(kind)} | ${FORM_PRESENTATIONS[kind] ?? 'alert'} ${ownIn(form[kind], kind)} | ${QUIET_LAUNCHES.includes(kind) ? 'a quiet line' : 'alert'} ${ownIn(launch[kind], kind)}; ${remedy} |`
  })

/** The catalogue of failures, for people. */
export async function failurePage(): Promise<string> {
  const rows = FAILURES.map(
    (row, at) =>
      `| ${at + 1} | ${row.clause} | ${whenIn(row.when)} | ${shownIn(row.show)} | ${doneIn(row)} |`,
  )
  const page = `# Failures of calls

What the site shows and does when a call of the gateway fails. The first row that fits decides. Texts in code are keys of
\`kernel/locales\`; what the gateway says is shown as text, never as HTML. This page is made from
\`kernel/http/failures.ts\` by \`npm run docs\`; do not edit it. Codes are explained in [errors.md](errors.md).
For other words add a row there, their key to \`FailureText\`, and the words to \`kernel/locales\`.

| Row | Clause | When | Shown | Done |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Whichever row decides, and whoever made the call, ${NO_AUTO_LOGIN.map(code).join(', ')} switches off that the site logs in by
itself (ST-27).

## What a plugin shows

A plugin that shows its failed calls itself (row 4) asks \`describeFailure\`
(\`sdk/src/services/describe-failure.ts\`) for the words and what can help. Its own rows, by the
gateway's error code, the error's code or the kind, come first; for the rest it says this, in keys of \`kernel/locales\`:

| Kind | Text | What can help |
| --- | --- | --- |
${describedRows().join('\n')}

## Forms and the launch

These show their failures themselves (row 4), by the kind that \`failureKind\` (\`sdk/src/services/failure-kind.ts\`) tells; the
forms' rows are \`plugins/account/shared/failures.ts\`. A form's own codes, such as a wrong password,
come before the kinds: at the field that they are about. Texts in code are keys of the plugin's \`locales\`.

| Kind | Log-in, registration, codes, password | Launch of a game; what it offers |
| --- | --- | --- |
${ownRows().join('\n')}

The feedback form shows the gateway's message of a \`refused\` call, and its own text \`failed\` for every other; what was typed stays.
`
  return format(page, { ...(await resolveConfig(FAILURE_PAGE)), parser: 'markdown' })
}
