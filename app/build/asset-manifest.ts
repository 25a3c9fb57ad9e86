import { type ClientManifest, ENTRY, staticClosure } from './client-manifest.ts'

/** `asset-manifest.json`, in the form that the operator's other tools know from Create React App (RT-20). */
export interface AssetManifest {
  /** Changes with any file of the build, texts included. */
  readonly build: string
  /** The files of the entry only: every page fetches this manifest, and `build` covers the rest. */
  readonly files: Readonly<Record<string, string>>
  readonly entrypoints: readonly string[]
}

export function assetManifest(manifest: ClientManifest, build: string, textsUrl: string): AssetManifest {
  const entry = manifest[ENTRY]?.file ?? ''
  const imported = [...staticClosure(manifest, [ENTRY])].flatMap((key) => manifest[key]?.file ?? [])
  const entrypoints = [...imported.filter((file) => file !== entry).sort(), entry]
  const named = entrypoints.map((file) => [file.replace(/^assets\/|-[\w-]{8}(?=\.)/g, ''), `/m/${file}`])
  return { build, files: Object.fromEntries([...named, ['texts', textsUrl]]), entrypoints }
}
