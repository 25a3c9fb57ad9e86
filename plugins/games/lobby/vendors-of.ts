import type { Lane, Vendor } from '../contract.ts'

/** A vendor of some lanes, as a list of vendors shows it. */
export interface ListedVendor extends Vendor {
  readonly name: string
}

/**
 * The vendors of the lanes, each once, in the order of its first game there: so the merchant's order of lanes and cards is that
 * of the vendors too. Those that a lane names without having a game of them come last, if the gateway describes them.
 *
 * @param described the vendors that the gateway describes
 */
export function vendorsOf(
  lanes: readonly Lane[],
  described: readonly Vendor[] = [],
): readonly ListedVendor[] {
  const known = new Map(described.map((vendor) => [vendor.code, vendor]))
  const listed = new Map<string, ListedVendor>()
  for (const { vendor, vendorName } of lanes.flatMap(({ cards }) => cards)) {
    const own = known.get(vendor)
    if (!listed.has(vendor)) listed.set(vendor, { ...own, code: vendor, name: own?.name ?? vendorName })
  }
  for (const code of lanes.flatMap(({ vendors }) => vendors)) {
    const own = known.get(code)
    if (own && !listed.has(code)) listed.set(code, { ...own, name: own.name ?? code })
  }
  return [...listed.values()]
}
