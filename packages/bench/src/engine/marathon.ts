import { type AnyDefinition, Finished, type Phase } from '@quadrille/kernel';

type AnyPhase = AnyDefinition['phases'][string];

/** The game without an end: instead of finishing it is set up anew, and the match goes on. */
export function marathon(definition: AnyDefinition): AnyDefinition {
  const endless = Object.entries(definition.phases).map(([id, phase]) => [id, again(definition, phase)]);
  return { ...definition, phases: Object.fromEntries(endless) };
}

const again = (definition: AnyDefinition, phase: AnyPhase): Phase<unknown, never, string> =>
  function* (game) {
    try {
      return yield* phase(game);
    } catch (thrown) {
      if (!(thrown instanceof Finished)) throw thrown;
      const { setup } = game as unknown as { readonly setup: Parameters<AnyDefinition['setUp']>[0] };
      Object.assign(game.state as object, definition.setUp(setup, game.random));
      return definition.first(setup);
    }
  };
