/** What browsers with the Network Information API say of the connection; others say nothing. */
interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** The player saves data, or has a connection so slow (2g) that code fetched ahead would hold up the page. */
export function savesData(device: object): boolean {
  try {
    const { connection } = device as NavigatorWithConnection
    return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
  } catch {
    // A browser that tells nobody, for privacy.
    return false
  }
}
