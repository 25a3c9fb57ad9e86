/** What a browser allows with its storage. A field is absent if the browser lacks the feature or hides it. */
export interface StorageProbes {
  /** A database opens. Older private windows of Firefox and Safari refuse it. */
  readonly database?: boolean
  /** The site's private file system opens. Newer private windows of Firefox and Safari refuse it. */
  readonly fileSystem?: boolean
  /** A file of a quarter of the device's memory fits. Chromium gives a private window less than that. */
  readonly quota?: boolean
}

/**
 * Whether this looks like a private window; no browser reports it (VA-09). Unknown values count for nothing,
 * because a wrong yes locks an honest player out.
 */
export const looksIncognito = ({ database, fileSystem, quota }: StorageProbes): boolean =>
  database === false || fileSystem === false || quota === false
