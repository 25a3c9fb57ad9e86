import { enter, expect, networkQuiet, patchWorld, test, world } from '../../e2e/site.ts'

const EVENT = 'viewContent'

/** Each network with settings that turn it on, and what it calls a viewed promotion. */
const NETWORKS = {
  facebook: { event: 'ViewContent', settings: { pixelId: '739416025518360' } },
  tiktok: { event: 'ViewContent', settings: { pixelId: 'C4A1EXAMPLE5PIXEL7Q9' } },
  kwai: { event: 'contentView', settings: { pixelId: '245678901234567' } },
  google: { event: 'view_item', settings: { tagIds: 'G-F0YER12345' } },
  twitter: {
    event: 'tw-of0y3-view1',
    settings: { pixelId: 'of0y3', eventIds: { [EVENT]: 'tw-of0y3-view1' } },
  },
  bigo: { event: 'ec_detail_view', settings: { pixelId: '905550000000000001' } },
  appsflyer: { event: 'view_item', settings: { webDevKey: 'fb1c2d3e-4a5b' } },
  adjust: { event: 'viewco', settings: { appToken: 'abcdef123456', eventTokens: { [EVENT]: 'viewco' } } },
  outbrain: { event: EVENT, settings: { marketerId: '00f1a2b3c4d5e6f7a8b9' } },
} as const

type Network = keyof typeof NETWORKS

const networks = Object.keys(NETWORKS) as readonly Network[]

const BEHAVIOURS = ['blocked', 'slow', 'throws', 'redefines'] as const

/** Every network with every behaviour takes minutes: `FOYER_EVERY_VENDOR=1`. Else each behaviour once. */
const cases = process.env['FOYER_EVERY_VENDOR']
  ? networks.flatMap((network) => BEHAVIOURS.map((behaviour) => [network, behaviour] as const))
  : BEHAVIOURS.map((behaviour, index) => [networks[index * 2] ?? 'facebook', behaviour] as const)

// Of the demo merchants, Coral names pixels of several networks.
test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'coral')) })

for (const [broken, behaviour] of [['none of them', 'broken'] as const, ...cases])
  test(`[TR-13] with every destination on and ${broken} ${behaviour}, the others get the event, once`, async ({
    page,
    complaints,
  }) => {
    complaints.provoke(/, as it is asked to$|destination \w+|ERR_|SC-/)
    await enter(page, '/m/home', broken === 'none of them' ? {} : { vendors: `${broken}:${behaviour}` })
    const settings = Object.fromEntries(
      networks.map((network) => [`tracking.${network}`, NETWORKS[network].settings]),
    )
    await patchWorld(page, { settings })
    await page.goto('/m/activity?id=cashback')
    const calls = async (network: Network): Promise<readonly string[]> =>
      (await world(page)).vendorCalls
        .filter(({ vendor }) => vendor === network)
        .map(({ args }) => JSON.stringify(args))

    const counted = async (): Promise<Readonly<Record<string, number>>> =>
      Object.fromEntries(
        await Promise.all(
          networks.map(async (network) => {
            const found = (await calls(network)).filter((call) =>
              call.includes(`"${NETWORKS[network].event}"`),
            )
            return [network, found.length] as const
          }),
        ),
      )
    /** A network that works after a while gets it too; one that is blocked or throws does not. */
    const lost = behaviour === 'blocked' || behaviour === 'throws' ? broken : undefined
    const expected = Object.fromEntries(networks.map((network) => [network, network === lost ? 0 : 1]))
    await expect.poll(counted, { timeout: 20_000 }).toEqual(expected)
    const relayed = async (): Promise<number> => {
      const relay = (await world(page)).slices['tracking.relay'] as
        { readonly events: readonly { readonly event: string }[] } | undefined
      return (relay?.events ?? []).filter(({ event }) => event === EVENT).length
    }
    await expect.poll(relayed).toBe(1)
    // Nothing comes twice later.
    await networkQuiet(page)
    expect(await counted()).toEqual(expected)
  })
