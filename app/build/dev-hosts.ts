import { existsSync, readdirSync } from 'node:fs'
import { lookup } from 'node:dns/promises'
import { join } from 'node:path'
import { attribute, text } from '../document/escape.ts'

/** Whose site a host without a name of its own shows: `localhost`, `127.0.0.1`. */
const FIRST = 'lotus'
const NAMED = /^([a-z0-9-]+)\.localhost(?::\d+)?$/

/** The merchants of the project, by the names of their folders. */
export const merchantIds = (root: string): readonly string[] =>
  readdirSync(join(root, 'merchants'), { withFileTypes: true })
    .filter((item) => item.isDirectory() && existsSync(join(item.parentPath, item.name, 'profile.ts')))
    .map(({ name }) => name)
    .sort()

/** The merchant of a host while developing: `coral` of `coral.localhost:5173`; `undefined` where there is none of that name. */
export function merchantOfHost(root: string, host: string | undefined): string | undefined {
  const [, id = FIRST] = NAMED.exec(host ?? '') ?? []
  return merchantIds(root).includes(id) ? id : undefined
}

/** Says that a host is no merchant's, and links those that are. */
export function unknownHostPage(root: string, host: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  const links = merchantIds(root).map((id) => {
    const address = `http://${id}.localhost${port}/m/home`
    return `<li><a href="${attribute(address)}">${text(address)}</a></li>`
  })
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>No merchant has this host</title>',
    '<body style="font:16px/1.5 sans-serif;max-width:40em;margin:2em auto;padding:0 1em">',
    `<h1>No merchant has this host</h1><p>There is no folder <code>merchants/${text(host.split('.')[0] ?? '')}</code>. The merchants of this project:</p>`,
    `<ul>${links.join('')}</ul></body></html>`,
  ].join('')
}

/** The line of `/etc/hosts` that helps where names below `localhost` are not found, as in Safari before macOS 26. */
export async function hostsHint(
  root: string,
  resolve: (name: string) => Promise<unknown> = lookup,
): Promise<string | undefined> {
  const names = merchantIds(root).map((id) => `${id}.localhost`)
  const found = await Promise.all(names.map((name) => resolve(name).then(Boolean, () => false)))
  return found.every(Boolean)
    ? undefined
    : `Names below localhost are not found here. A browser that does not find them by itself needs this line in /etc/hosts: 127.0.0.1 ${names.join(' ')}`
}
