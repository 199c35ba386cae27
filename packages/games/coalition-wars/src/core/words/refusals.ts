import type { Words } from '@quadrille/kernel';

/** Why something is not on offer. */
export const refusals: Words = {
  'refusal/ally-home': '{at} is the home of an ally: no Garrison may be left there.',
  'refusal/capital-taken': '{at} is occupied.',
  'refusal/envoy-ally': '{envoy} is your ally and cannot be your Envoy.',
  'refusal/envoy-morale': '{envoy} is already at 15 Morale.',
  'refusal/envoy-uncontrolled': 'Nobody controls {envoy} yet.',
  'refusal/expel-minor': '{minor} is a Minor Power: only its controller can be expelled.',
  'refusal/expelled': 'You have just been expelled from this Coalition.',
  'refusal/foes-present': 'There are enemies in {at}.',
  'refusal/fortress-needs-garrison': 'A Fortress is built around a Garrison, and you have none in {at}.',
  'refusal/fortress-price': 'A Fortress costs 5 Money; you have {money}.',
  'refusal/garrison-on-the-move':
    'Outside your Home Territories a Garrison is left on entering or leaving, or after a victory.',
  'refusal/has-moved': '{general} has already moved in this march.',
  'refusal/impassable': '{at} cannot be entered.',
  'refusal/leave-denied': 'Permission was refused this march.',
  'refusal/most-morale': 'Morale cannot exceed 15.',
  'refusal/neutral-home': '{owner} is Neutral: {at} is closed to you.',
  'refusal/neutral-stays': 'While you are Neutral you move only into Territories you control.',
  'refusal/no-cards': 'The deck and discards are empty.',
  'refusal/no-host': 'Nobody controls {holder} yet, and so nobody can let you into {at}.',
  'refusal/no-sea': 'The Sea Lanes serve {power} and its Coalition only.',
  'refusal/no-tokens': 'All your Unit tokens are on the map.',
  'refusal/no-units': '{general} has no Unit to leave behind.',
  'refusal/one-fortress': '{at} already has a Fortress.',
  'refusal/one-garrison': '{at} already has a Garrison.',
  'refusal/one-kind':
    'A Leadership action places Generals, or withdraws them, or takes a card or Morale: never two of these.',
  'refusal/own-general': 'One of your Generals is already in {at}.',
  'refusal/six-fortresses': 'All six Fortresses have been built.',
  'refusal/support-engaged': '{general} is in another battle of this round.',
  'refusal/support-no-units': '{general} has no Units to give support with.',
  'refusal/three-units': '{general} already has three Units.',
  'refusal/unit-off-map': '{general} is off the map.',
};
