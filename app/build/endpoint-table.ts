import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CodedError, type Endpoint, type SignedHeader } from '@foyer/sdk'
import { DEFAULT_TIMEOUT_MS } from '../../kernel/http/ports.ts'
import { rulesOf } from '../../kernel/http/request.ts'

/** Where endpoints are defined: `endpoints.ts`, `…-endpoint.ts`, and the contracts of areas. */
export const ENDPOINT_FILE = /(^|\/)((\w[\w-]*-)?endpoints?|contract)\.ts$/

/** One call of the gateway that the project makes, with what its path adds to its endpoint. */
export interface EndpointRow {
  readonly id: string
  readonly method: Endpoint<never, unknown>['method']
  readonly path: string
  readonly auth: Endpoint<never, unknown>['auth']
  /** 0: never. */
  readonly effectiveCacheMs: number
  readonly timeoutMs: number
  readonly encrypted: boolean
  /** Headers that sign the body. */
  readonly signed: readonly SignedHeader[]
  /** Value of the ModuleId header. */
  readonly moduleId: string | undefined
  /** The specification does not show the call. */
  readonly assumed: boolean
  /** Fields of the body that the specification does not show, where it shows the call. */
  readonly assumedFields: readonly string[]
  /** The answers need no envelope. */
  readonly bare: boolean
  /** Folder of its owner. */
  readonly owner: string
}

type UnknownEndpoint = Endpoint<never, unknown>

/**
 * Every endpoint of kernel and plugins, in the order of their paths. Throws `EP-TWICE` where two have one id.
 */
export async function endpointTable(root: string): Promise<readonly EndpointRow[]> {
  const rows = new Map<string, { readonly endpoint: UnknownEndpoint; readonly row: EndpointRow }>()
  for (const file of endpointFiles(root)) {
    const values: unknown[] = Object.values(
      (await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)) as object,
    )
    for (const endpoint of values.filter(isEndpoint)) {
      const known = rows.get(endpoint.id)
      if (known && known.endpoint !== endpoint)
        throw new CodedError('EP-TWICE', { endpoint: endpoint.id, owners: [known.row.owner, dirname(file)] })
      if (!known) rows.set(endpoint.id, { endpoint, row: rowOf(endpoint, dirname(file)) })
    }
  }
  return [...rows.values()].map(({ row }) => row).sort((a, b) => a.path.localeCompare(b.path))
}

function rowOf(endpoint: UnknownEndpoint, owner: string): EndpointRow {
  const { id, method, path, auth, cacheMs, timeoutMs = DEFAULT_TIMEOUT_MS, moduleId } = endpoint
  const rules = rulesOf(path)
  const effectiveCacheMs = method !== 'GET' || rules.cache === 'never' ? 0 : (cacheMs ?? rules.cache ?? 0)
  const { encrypted = false, signed = [], assumed = false, bare = false } = endpoint
  return {
    id,
    method,
    path,
    auth: rules.auth === 'none' ? 'none' : auth,
    effectiveCacheMs,
    timeoutMs,
    encrypted,
    signed,
    moduleId,
    assumed: assumed === true,
    assumedFields: typeof assumed === 'object' ? assumed : [],
    bare: bare || rules.passThrough === true,
    owner,
  }
}

const endpointFiles = (root: string): readonly string[] =>
  ['kernel', 'plugins'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ENDPOINT_FILE.test(file))
      .sort()
      .map((file) => join(folder, file)),
  )

const isEndpoint = (value: unknown): value is UnknownEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
