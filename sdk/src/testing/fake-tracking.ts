import type { CanonicalEvent, Tracking, TrackingPayload } from '../contracts/tracking.ts'

/** Tracking that sends nothing, and notes what it was told. */
export class FakeTracking implements Tracking {
  readonly tracked: { readonly name: CanonicalEvent; readonly payload: TrackingPayload | undefined }[] = []

  track(name: CanonicalEvent, payload?: TrackingPayload): void {
    this.tracked.push({ name, payload })
  }
}
export const fakeTracking = (): FakeTracking => new FakeTracking()
