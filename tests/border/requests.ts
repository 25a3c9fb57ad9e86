interface GoodRequest {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Good calls by endpoint id, where an empty one is none. The mock gateway's answers to them are what the tests spoil. */
export const REQUESTS: Readonly<Record<string, GoodRequest>> = {
  'auth.login': { body: { type: 'username', username: 'player', password: 'player123' } },
  'game.lanes': { query: { platform: 'html5' } },
  'game.launch': { body: { gameCode: 'SL001', hasLobby: false, backUrl: 'http://lotus.localhost/m/home' } },
  'tracking.relay': { body: { events: '[{"event":"login","event_id":"a"}]' } },
  'feedback.send': { body: { category: 'other', content: 'The games load slowly in the evening.' } },
  'banner.list': { query: { groupName: 'm_home' } },
}
