import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificates {
  /** PEM of the authority that signed all of them. */
  readonly authority: string
  readonly authorityFile: string
  /** Files of a certificate for the given names. */
  make(name: string, hosts: readonly string[]): { readonly certificate: string; readonly key: string }
}

/** An authority of the tests' own, which no browser trusts, made by openssl in a folder. */
export function selfMadeCertificates(folder: string): Certificates {
  mkdirSync(folder, { recursive: true })
  const openssl = (...args: readonly string[]): void =>
    void execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const newKey = (name: string): readonly string[] => [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    `${name}.key`,
    '-subj',
    `/CN=${name}`,
  ]
  const authorityFile = join(folder, 'authority.pem')
  openssl('req', '-x509', ...newKey('authority'), '-out', authorityFile, '-days', '2')
  return {
    authority: readFileSync(authorityFile, 'utf8'),
    authorityFile,
    make(name, hosts) {
      const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`
      openssl('req', ...newKey(name), '-addext', names, '-out', `${name}.csr`)
      openssl(
        'x509',
        '-req',
        '-in',
        `${name}.csr`,
        '-CA',
        'authority.pem',
        '-CAkey',
        'authority.key',
        '-CAcreateserial',
        '-copy_extensions',
        'copy',
        '-days',
        '2',
        '-out',
        `${name}.pem`,
      )
      return { certificate: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) }
    },
  }
}
