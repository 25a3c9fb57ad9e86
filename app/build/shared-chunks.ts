/** The chunk of each folder of the SDK; the rest of the SDK is one. Forms and React's hooks need each other. */
const SDK_CHUNKS: Readonly<Record<string, string>> = {
  tracking: 'destinations',
  forms: 'forms',
  react: 'forms',
  ui: 'pieces',
}
const sdkFolder = (file: string): string | undefined => /^sdk\/src\/([a-z]+)\//.exec(file)?.[1]
/** It imports a package of 10 KB, which only screens with HTML of the gateway need. */
const SANITIZER = /^sdk\/src\/ui\/sanitize-html\b/

/** By the area's first two letters: ad blockers refuse files that are named `tracking-…` and `popups-…`. */
const areaChunk = (match: RegExpExecArray | null, kind: string): string | null =>
  match && `area-${match[1]?.slice(0, 2)}-${kind}`

/**
 * Names of the chunks of modules that several lazy parts import, by folder: of the SDK, of an area's contract,
 * of an area's plugins. As a chunk each, which is the bundler's default, a member's page fetched three hundred files: a
 * browser's work for a small file is greater than for its bytes. In this order, because a chunk includes what its modules
 * import. `null` where the file is elsewhere.
 */
export const SHARED_CHUNKS: readonly ((file: string) => string | null)[] = [
  (file) => (file.startsWith('sdk/src/') && SDK_CHUNKS[sdkFolder(file) ?? ''] === undefined ? 'sdk' : null),
  (file) => (SANITIZER.test(file) ? null : (SDK_CHUNKS[sdkFolder(file) ?? ''] ?? null)),
  (file) => areaChunk(/^plugins\/([^/]+)\/contract(?:\.ts$|\/[^/]+\.ts$)/.exec(file), 'contract'),
  // What it draws with is for screens, which a guest's home does without.
  (file) => areaChunk(/^plugins\/([^/]+)\/contract\//.exec(file), 'pieces'),
  (file) => areaChunk(/^plugins\/([^/]+)\/(?:shared\/)?[^/]+$/.exec(file), 'shared'),
]

/**
 * The chunk of a plugin's code, which is named as its folder, and of its settings: they are fetched at the same moment.
 * `null` for other files.
 */
export const pluginChunk = (file: string): string | null =>
  /^plugins\/[^/]+\/([^/]+)\/(?:settings|\1)\.tsx?$/.exec(file)?.[1] ?? null
