/** Words that the rules tell before something: how long it takes; what armour comes to, which strangers do not hear. */
export const LOADING = 'is loading'
export const ARMOUR = 'armour: '
