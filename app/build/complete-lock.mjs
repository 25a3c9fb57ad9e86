/**
 * `npm run lock`, after every install that changes package-lock.json. npm leaves out of the lock the optional
 * packages for other platforms that its registry does not serve, and `npm ci` then refuses the lock as
 * incomplete. This adds an entry for each of them, with the platform from its name.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'
const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'openbsd',
  'netbsd',
  'win32',
  'aix',
  'sunos',
]
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const packages = lock.packages
let added = 0
for (const [owner, { optionalDependencies = {}, dev }] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isLocked(owner, name)) continue
    const os = SYSTEMS.find((system) => name.includes(system))
    if (!os) continue
    const cpu = PROCESSORS.find((processor) => name.includes(`-${processor}`))
    packages[`node_modules/${name}`] = {
      version: range.replace(/^\D*/, ''),
      ...(dev ? { dev } : {}),
      ...(cpu ? { cpu: [cpu] } : {}),
      optional: true,
      os: [os],
      ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    }
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages added to the lock`)

/** Node's resolution: in the owner's own folder, or in one above. */
function isLocked(owner, name) {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder.includes('node_modules/')) return Boolean(packages[`node_modules/${name}`])
  }
}
