import { rowsOf } from '@foyer/sdk'
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
  for (const row of rowsOf(wireVendor, given)) {
    const { vendor, name, logo } = row
    if (vendors.has(vendor)) continue
    const maintenanceEnd = readMaintenance(row)
    vendors.set(vendor, {
      code: vendor,
      ...(name && { name }),
      ...(logo && { logo }),
      ...(maintenanceEnd !== undefined && { maintenanceEnd }),
    })
  }
  return [...vendors.values()]
}
