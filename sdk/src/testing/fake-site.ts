import type { FactArea } from '../gate.ts'
import type { Merchant, PageMetadata, Site, SiteFailure, SiteState, SiteStatus } from '../services/site.ts'
import { createStore } from '../store.ts'

/** A merchant for tests, but for the parts that are given. */
export const testMerchant = (part: Partial<Merchant> = {}): Merchant => ({
  id: 'test',
  code: 'TEST',
  name: 'Test',
  currency: 'USD',
  languages: ['EN'],
  defaultLanguage: 'EN',
  legal: {
    company: 'Test Ltd.',
    minimumAge: 18,
    terms: 'https://test.example/terms?in={language}',
    privacy: 'https://test.example/privacy',
  },
  ...part,
})
/** A site's status for tests, but for the parts that are given. */
export const testStatus = (part: Partial<SiteStatus> = {}): SiteStatus => ({
  merchantCode: 'TEST',
  imageCDNs: ['https://img.test'],
  mainDomain: undefined,
  domains: [],
  switches: {},
  templates: {},
  settings: {},
  captcha: { id: undefined, version: 'v4' },
  profileIconCount: 12,
  ip: undefined,
  test: true,
  maintenance: false,
  maintenanceEnd: undefined,
  regionRestriction: false,
  ...part,
})

/** A site whose status the test sets. */
export class FakeSite implements Site {
  readonly merchant
  readonly build = 'test'
  readonly reference = '7KQ2-9F4T'
  readonly status
  readonly state
  readonly switches
  readonly failure = createStore<SiteFailure | undefined>(undefined)
  /** How often `refresh` was called. */
  refreshes = 0

  constructor({
    merchant,
    status,
  }: {
    merchant?: Partial<Merchant>
    status?: Partial<SiteStatus> | 'pending'
  }) {
    const arrived = status === 'pending' ? undefined : testStatus(status)
    this.merchant = testMerchant(merchant)
    this.status = createStore<SiteStatus | undefined>(arrived)
    this.state = createStore<SiteState>(arrived ? 'ready' : 'pending')
    this.switches = createStore<FactArea>(arrived?.switches)
  }
  /** Lets the gateway answer; parts that are not given stay unchanged. */
  arrive(part: Partial<SiteStatus> = {}): void {
    const status = { ...(this.status.get() ?? testStatus()), ...part }
    this.status.set(status)
    this.switches.set(status.switches)
    this.state.set('ready')
    this.failure.set(undefined)
  }
  /** Lets a call for the status fail; the last good status remains. */
  fail(answer: SiteFailure['answer'] = {}, code = 'SI-NETWORK'): void {
    this.failure.set({ code, answer })
    if (this.state.get() === 'pending') this.state.set('failed')
  }
  refresh(): Promise<void> {
    this.refreshes++
    return Promise.resolve()
  }
  /** The title has merchant, path and language. */
  metadata(path: string, language: string): Promise<PageMetadata> {
    return Promise.resolve({
      title: `${this.merchant.name} ${path} ${language}`,
      description: `About ${path}`,
    })
  }
  image(path: string): string {
    if (/^(data|http):/.test(path)) return ''
    return new URL(path, this.status.get()?.imageCDNs[0] ?? 'https://img.test').href
  }
}
/**
 * Makes a site.
 *
 * @param options - `status`: parts of the status; `'pending'`: no answer has arrived
 */
export const fakeSite = (
  options: { merchant?: Partial<Merchant>; status?: Partial<SiteStatus> | 'pending' } = {},
): FakeSite => new FakeSite(options)
