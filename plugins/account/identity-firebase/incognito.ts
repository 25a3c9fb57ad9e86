/** What a browser lets be done with its storage. A field is absent where the browser has no such thing, or does not say. */
export interface StorageProbes {
  /** A database opens. Older private windows of Firefox and Safari refuse it. */
  readonly database?: boolean
  /** The site's private file system opens. Newer ones refuse this. */
  readonly fileSystem?: boolean
  /** A quarter of the device's memory has room in it. Chromium lends a private window less than that, of the memory itself. */
  readonly quota?: boolean
}

/**
 * Whether it is a private window, as far as that shows: no browser says so (VA-09). What is not known counts for nothing,
 * because a wrong yes locks an honest player out.
 */
export const looksIncognito = ({ database, fileSystem, quota }: StorageProbes): boolean =>
  database === false || fileSystem === false || quota === false
