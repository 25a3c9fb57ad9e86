/** What a browser lets be seen of its storage. A field is absent where the browser has no such thing. */
export interface StorageProbes {
  /** Bytes that this site may keep. */
  readonly quota?: number
  /** Bytes that a script may have in memory. */
  readonly heapLimit?: number
  /** The private file system of the site opens. */
  readonly fileSystem?: boolean
  /** A database opens. */
  readonly database?: boolean
}

/**
 * Whether it is a private window, as far as that shows; no browser says so (VA-09). Chromium lends a private window a part of
 * its memory in place of a part of the disk, so the quota is of the size of a script's memory. WebKit and Gecko refuse the
 * file system there, and older ones the database. In doubt it is none: a wrong yes would lock an honest player out.
 */
export const looksIncognito = ({ quota, heapLimit, fileSystem, database }: StorageProbes): boolean =>
  fileSystem === false ||
  database === false ||
  (quota !== undefined && heapLimit !== undefined && quota < 2 * heapLimit)
