/** `npm run endpoints`: every call that the project makes of the gateway, read from the endpoint values themselves (CA-30). */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface EndpointLike {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly auth: string
  readonly encrypted?: boolean
  readonly cacheMs?: number
  readonly assumed?: boolean
}

const isEndpoint = (value: unknown): value is EndpointLike =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

const files = ['kernel', 'plugins'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/|-)endpoints?\.ts$/.test(file))
    .map((file) => join(process.cwd(), folder, file)),
)
const found = new Map<string, EndpointLike>()
for (const file of files)
  for (const value of Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>))
    if (isEndpoint(value)) found.set(value.id, value)

const rows = [...found.values()]
  .sort((a, b) => a.path.localeCompare(b.path))
  .map(({ id, method, path, auth, encrypted, cacheMs, assumed }) => ({
    call: `${method} ${path}`,
    id,
    auth,
    encrypted: encrypted ? 'yes' : '',
    'cached (s)': cacheMs === undefined ? '' : cacheMs / 1000,
    assumed: assumed ? 'assumed' : '',
  }))
console.table(rows)
