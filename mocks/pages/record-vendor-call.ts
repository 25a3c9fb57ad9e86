import { failure, success } from '../define-mock.ts'
import { VENDOR_CALLS } from '../world/constants.ts'
import type { World } from '../world/world.ts'
import { worldTime } from '../world/clock.ts'

/** `POST /__gateway/vendor/<vendor>/calls` with `{ args: […] }`: records a page's call to the double of a vendor's script. */
export function recordVendorCall(url: URL, body: unknown, { vendorCalls }: World): object {
  const vendor = url.pathname.split('/').at(-2) ?? ''
  if (typeof body !== 'object' || body === null || !('args' in body) || !Array.isArray(body.args))
    return failure('request.invalid', 'args is no list', { status: 400 })
  vendorCalls.push({ vendor, args: body.args, at: worldTime() })
  if (vendorCalls.length > VENDOR_CALLS) vendorCalls.shift()
  return success(true)
}
