/**
 * Alaric's Tale: the two rounds against three goblins at the end of the combat chapter, with the book's dice. The goblin
 * that Lilina fights is goblin-1, the mean one goblin-2, the one that loses its sword goblin-3.
 *
 * Where the text departs from its own rules an option or a ruling bridges it:
 * - `exampleOrder`: Lilina's wound is tested once, after the sword has been pulled out of it.
 * - `lenientPin`: Alaric pins a sword with a parry that is no critical.
 * - `missingWeaponKeepsAction`: goblin-3 and Alaric keep the Combat Action of what they have lost.
 * - `chargeStrike`: Thrace strikes when he arrives, with his first Combat Action.
 * - `initiative: ask`: the Games Master calls for a new one in the second round.
 * - Alaric's Common Magic is 64% in the fight and 34% on his sheet.
 * - Rulings: Thrace's +20% from the side, the Combat Action a goblin wastes on parrying fire, the Hero Point at the end.
 * The book tells the three goblins of one Strike Rank one after the other; by its rule their blows are simultaneous, which
 * changes no number. Those it forgets (Lilina and goblin-3 at the end of the first round) do nothing.
 */
export const scenario = {
  system: 'legend',
  title: 'Alaric’s Tale: the goblin fight',
  about: 'The worked example of the combat chapter, with its own dice: two rounds in the lair of Illsa Skessa.',
  options: {
    exampleOrder: true,
    lenientPin: true,
    missingWeaponKeepsAction: true,
    chargeStrike: 'onContact',
    initiative: 'ask',
    heroPoints: false,
  },
  sides: {
    heroes: { alaric: { skills: { commonMagic: 64 } }, lilina: {}, thrace: {} },
    goblins: { goblin: { count: 3 } },
  },
  distance: 6,
}

export const script = `
  // Initiative: 21 less 2, 24 less 4, 13 less 2; one roll of 3 for all goblins, 15 less 1
  alaric initiative: 6
  lilina initiative: 10
  thrace initiative: 1
  goblin-1 initiative: 3
  goblin-2 initiative: 3
  goblin-3 initiative: 3

  // Strike Rank 20: Lilina hits, the goblin parries as large a weapon
  lilina act: attack
  lilina target: goblin-1
  lilina weapon: longsword
  goblin-1 defend: buckler
  lilina attack: 55
  goblin-1 parry: 12
  lilina damage: 7

  // 19: Alaric misses and is nearly tripped
  alaric act: attack
  alaric target: goblin-2
  alaric weapon: short-spear
  goblin-2 defend: buckler
  alaric attack: 94
  goblin-2 complete parry: roll
  goblin-2 parry: 19
  goblin-2 manoeuvre: tripOpponent
  alaric trip: 46

  // 14: the goblins. The first runs its sword into Lilina's arm and pulls it out again
  goblin-1 act: attack
  goblin-2 act: attack
  goblin-3 act: attack
  goblin-1 weapon: short-sword
  goblin-2 weapon: short-sword
  goblin-3 target: alaric
  goblin-3 weapon: short-sword
  lilina defend: heater-shield
  goblin-1 attack: 39
  lilina parry: 69
  goblin-1 manoeuvre: impale
  alaric defend: heater-shield
  goblin-2 attack: 53
  alaric complete parry: roll
  alaric parry: 59
  alaric manoeuvre: pinWeapon
  alaric defend: heater-shield
  goblin-3 attack: 100
  alaric complete parry: roll
  alaric parry: 91                    // ours: the text says that he fails
  goblin-1 impaling damage: 5 4
  goblin-1 hit location: 13
  lilina cannot attack: 1             // ours: she cannot attack on her next Strike Rank
  goblin-1 impaled weapon: yank
  goblin-1 brawn: 11                  // ours: the roll is a success
  goblin-1 withdrawal damage: 1
  lilina cannot attack: 1             // ours: the second Serious Wound, which the text does not roll for
  lilina resilience: 53
  goblin-3 fumble: 4
  goblin-3 weapon falls: 1

  // 11: Thrace comes from the side
  ruling {"do":"modifier","who":"thrace","value":20,"because":"he comes from the side"} because the table knows an attack from behind but not from the side; the Games Master grants it
  thrace act: attack
  thrace target: goblin-1
  thrace weapon: longspear
  thrace attack: 6
  thrace manoeuvre: bypassArmour
  thrace manoeuvre: maximiseDamage
  thrace damage: 2
  thrace hit location: 11
  goblin-1 resilience: 50             // ours: it would have to be a critical above 06

  // The second passage: Lilina is forgotten, Alaric impales the mean goblin
  lilina act: doNothing
  alaric act: attack
  alaric target: goblin-2
  alaric weapon: short-spear
  goblin-2 defend: buckler
  alaric attack: 24
  goblin-2 parry: 80                  // ours: the text says that it fails
  alaric manoeuvre: impale
  alaric impaling damage: 2 7 2
  alaric hit location: 9
  goblin-2 cannot attack: 1           // ours: it makes no difference
  goblin-2 resilience: 69

  // The goblin without a sword tears Alaric's shield away
  goblin-3 act: attack
  goblin-3 weapon: unarmed
  goblin-3 attack: 9
  goblin-3 manoeuvre: disarmOpponent
  goblin-3 unarmed: damage
  goblin-3 damage: 2
  goblin-3 hit location: 17           // ours: the shield arm, which the text does not roll for
  alaric disarm: 98
  goblin-3 seize weapon: leave

  // Thrace casts Bladesharp
  thrace act: castSpell
  thrace magnitude: 2
  thrace common magic: 15             // ours: the text shows no casting roll
  goblin-3 act: doNothing

  // Second round, with a new initiative
  gm initiative: roll
  alaric initiative: 7
  lilina initiative: 6
  thrace initiative: 7
  goblin-3 initiative: 7

  // 20: Alaric breathes fire into its face; it tries to parry that with its buckler
  alaric act: castSpell
  alaric common magic: 28
  goblin-3 evade spell: none
  ruling {"do":"set","who":"goblin-3","field":"actions","to":2} because fire cannot be parried, but the goblin spends a Combat Action on trying
  alaric manoeuvre: chooseLocation
  alaric damage: 3
  alaric location: head

  // 18: it strikes back with the buckler
  goblin-3 act: attack
  goblin-3 weapon: buckler
  alaric defend: unarmed
  goblin-3 attack: 2
  alaric parry: 85
  goblin-3 manoeuvre: maximiseDamage
  goblin-3 manoeuvre: bashOpponent
  goblin-3 damage:
  goblin-3 hit location: 8            // ours: the abdomen, as the text says

  // 17: Thrace charges
  thrace act: charge
  thrace act: move
  thrace weapon: longspear
  thrace ride on: stop
  goblin-3 charged: evade
  thrace attack: 13
  goblin-3 evade: 49
  thrace manoeuvre: chooseLocation
  thrace damage: 5 3
  thrace location: head
  goblin-3 resilience: 55

  ruling {"do":"set","who":"thrace","field":"heroPoints","to":1} because he has named his spear Goblin Smiter, and the Games Master likes it
`
