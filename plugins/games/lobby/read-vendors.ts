import * as v from 'valibot'
import type { Vendor } from '../contract.ts'
import { readMaintenance } from './maintenance-end.ts'
import { code, imagePath, maybe, text } from './wire-values.ts'

const wireVendor = v.object({
  vendor: code,
  name: maybe(text),
  logo: imagePath,
  maintenance: v.optional(v.unknown()),
  maintenanceEnd: v.optional(v.unknown()),
})

/** The readable vendors of an answer, each once; none where there is no list. */
export function readVendors(given: unknown): readonly Vendor[] {
  const vendors = new Map<string, Vendor>()
  for (const raw of Array.isArray(given) ? given : []) {
    const read = v.safeParse(wireVendor, raw)
    if (!read.success || vendors.has(read.output.vendor)) continue
    const { vendor, name, logo } = read.output
    const maintenanceEnd = readMaintenance(read.output)
    vendors.set(vendor, {
      code: vendor,
      ...(name && { name }),
      ...(logo && { logo }),
      ...(maintenanceEnd !== undefined && { maintenanceEnd }),
    })
  }
  return [...vendors.values()]
}
