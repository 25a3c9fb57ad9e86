import type { Finding } from './finding.ts'
import { NGINX_WORDS } from './host-finding.ts'

/** What tells merchants apart. */
export interface Identity {
  /** The folder’s name. */
  readonly name: string
  readonly id?: string
  readonly code?: string
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A merchant’s id is its folder’s name, in a form that nginx and addresses take; the gateway’s code is its own. */
export function checkIdentity({ name, id, code }: Identity, all: readonly Identity[]): readonly Finding[] {
  const findings: Finding[] = []
  if (!ID.test(name) || NGINX_WORDS.includes(name))
    findings.push({
      code: 'BK-IDENTITY',
      text: `The folder’s name, "${name}", cannot be an id.`,
      remedy: `Rename it: small letters, digits and hyphens, and none of ${NGINX_WORDS.join(', ')}.`,
    })
  if (id !== undefined && id !== name) {
    const owned = all.some((other) => other.name === id)
    findings.push({
      code: 'BK-IDENTITY',
      text: `id is "${id}"${owned ? ', another merchant’s' : ''}; the folder’s name is ${name}.`,
      remedy: `Write id: '${name}'.`,
    })
  }
  const others = code === undefined ? [] : all.filter((other) => other.name !== name && other.code === code)
  if (others.length > 0)
    findings.push({
      code: 'BK-IDENTITY',
      text: `code is "${code}", which is the code of ${others.map((other) => other.name).join(' and ')} too.`,
      remedy: 'Write the code that the gateway gave this merchant.',
    })
  return findings
}
