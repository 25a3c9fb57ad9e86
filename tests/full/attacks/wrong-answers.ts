import { gzipSync } from 'node:zlib'
import type { ServerResponse } from 'node:http'
import type { Answer } from './server-in-front.ts'

/** A way to answer a call wrongly. The key names it. */
export type WrongAnswer = (outgoing: ServerResponse, real: Answer) => void

const JSON_TYPE = 'application/json'
const send = (outgoing: ServerResponse, status: number, body: string | Buffer, type = JSON_TYPE): void =>
  void outgoing.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)

const body =
  (text: string | Buffer, type?: string): WrongAnswer =>
  (outgoing) =>
    send(outgoing, 200, text, type)
const status =
  (
    code: number,
    text = '{"success":false,"value":null,"errorCode":"system.error"}',
    type?: string,
  ): WrongAnswer =>
  (outgoing) =>
    send(outgoing, code, text, type)
const redirect =
  (code: number, location: string): WrongAnswer =>
  (outgoing) =>
    void outgoing.writeHead(code, { location }).end()

/** The true answer with each value of a kind replaced by another. */
const mutated =
  (change: (value: unknown) => unknown): WrongAnswer =>
  (outgoing, real) => {
    const text = real.body.toString()
    let answer: unknown
    try {
      answer = JSON.parse(text, (key, value: unknown) =>
        key === 'success' || (typeof value === 'object' && value !== null) ? value : change(value),
      )
    } catch {
      answer = change(text)
    }
    send(outgoing, real.status, JSON.stringify(answer))
  }

const SCRIPT = '<script>document.documentElement.dataset.ran=1</script>'
const MARKUP = '<img src=x onerror="document.documentElement.dataset.ran=1">'
const PAGE = `<!doctype html><title>Error</title>${SCRIPT}<h1>502 Bad Gateway</h1>`
const bomb = gzipSync(Buffer.alloc(40_000_000, '['))

/** By status, by body, by the wire. All answer at once but the last. */
export const WRONG_ANSWERS: Readonly<Record<string, WrongAnswer>> = {
  '400': status(400),
  '403 with a page': status(403, PAGE, 'text/html'),
  '404 with a page': status(404, PAGE, 'text/html'),
  '409 without a body': status(409, ''),
  '413': status(413, 'Request Entity Too Large', 'text/plain'),
  '429': status(429),
  '500': status(500),
  '500 with a page': status(500, PAGE, 'text/html'),
  '501 with an array': status(501, '[]'),
  '503 with a page': status(503, PAGE, 'text/html'),
  '204': (outgoing) => void outgoing.writeHead(204).end(),
  'a redirect to a page of the site': redirect(302, '/m/home'),
  'a redirect to itself': (outgoing) => void outgoing.writeHead(307, { location: '?again=1' }).end(),
  'a redirect to another host': redirect(302, 'https://evil.example/'),
  'a page': body(PAGE, 'text/html'),
  'a page that says it is JSON': body(PAGE),
  nothing: body(''),
  null: body('null'),
  'a number': body('1e999'),
  'a text': body(JSON.stringify(MARKUP)),
  'an array': body('[null,[],{}]'),
  'half a brace': body('{'),
  'success without a value': body('{"success":true}'),
  'success that is a text': body('{"success":"true","value":{"length":-1}}'),
  'a prototype': body(
    '{"success":true,"value":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
  ),
  'a hundred thousand levels': body('['.repeat(100_000)),
  'five megabytes': body(JSON.stringify({ success: true, value: 'x'.repeat(5_000_000) })),
  'markup in each text': mutated((value) => (typeof value === 'string' ? MARKUP : value)),
  'null in each place': mutated(() => null),
  'a number in each place': mutated(() => -1),
  'a long text in each place': mutated(() => '\u202E\ud800'.repeat(2_000)),
  'a byte order mark in front': (outgoing, real) =>
    send(outgoing, real.status, Buffer.concat([Buffer.from('\uFEFF'), real.body])),
  'half of it': (outgoing, real) => send(outgoing, real.status, real.body.subarray(0, real.body.length / 2)),
  'less than it promises': (outgoing, real) => {
    outgoing.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': real.body.length + 10 })
    outgoing.write(real.body)
    setTimeout(() => outgoing.destroy(), 50)
  },
  'a compression that is none': (outgoing, real) =>
    void outgoing.writeHead(200, { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' }).end(real.body),
  'a small file that unpacks to 40 MB': (outgoing) =>
    void outgoing.writeHead(200, { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb),
  'a reset': (outgoing) => void outgoing.socket?.destroy(),
  'a head, and then nothing': (outgoing) => {
    outgoing.writeHead(200, { 'content-type': JSON_TYPE })
    outgoing.flushHeaders()
  },
}
