export const LAUNCH = '/wps/relay/CBS_launchChat'
