import { describe, expect, test } from 'vitest';
import { BadArguments } from '../src/command.ts';
import { COMMANDS } from '../src/commands.ts';
import { parse } from '../src/parse.ts';
import { quadrille, quadrilleAlone } from './quadrille.ts';

test('without a command it says what there is', () => {
  const { code, out, err } = quadrilleAlone();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const name of Object.keys(COMMANDS)) expect(out).toContain(`  ${name} `);
});

test.each(Object.keys(COMMANDS))('%s has a help text', async (name) => {
  const { code, out, err } = await quadrille(name, '--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`quadrille -- ${name}`);
  for (const flag of Object.keys(COMMANDS[name]?.flags ?? {})) expect(out).toContain(`--${flag}`);
});

describe('bad arguments get one clear line and exit code 2', () => {
  test('and so does the process', () => {
    expect(quadrilleAlone('dance')).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^quadrille there is no command "dance"\. There are: .*\n$/),
    });
  });

  test.each([
    [['dance'], /there is no command "dance"/],
    [['games', '--colour'], /unknown option '--colour'/],
    [['simulate', 'chess'], /there is no game "chess"/],
    [['simulate', 'skirmish', '--json', '--sprt', '0.2,0.3'], /--json does not go together with --sprt/],
    [['replay', 'no-such-file.json'], /cannot read no-such-file.json: there is no such file/],
    [['check'], /which files/],
    [['bench', '--lengths', '100,10'], /--lengths are rising whole numbers/],
    [['cover', 'chess'], /there is no game "chess"/],
  ])('%j', async (args, complaint) => {
    const { code, out, err } = await quadrille(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(complaint);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each([
    [['games', 'chess'], /"chess" is too much/],
    [['simulate'], /which game/],
    [['simulate', 'skirmish', 'coalitions'], /one game at a time/],
    [['simulate', 'skirmish', '--scenario', 'war'], /no scenario war/],
    [['simulate', 'skirmish', '--players', '9'], /not for 9/],
    [['simulate', 'skirmish', '--games', 'many'], /--games is a whole number from 1, not "many"/],
    [['simulate', 'skirmish', '--games', '0'], /--games is a whole number from 1/],
    [['simulate', 'skirmish', '--seed'], /argument missing/],
    [['simulate', 'skirmish', '--seed', 'a', '--seed', 'b'], /--seed is given twice/],
    [['simulate', 'skirmish', '--bots', 'genius'], /there is no bot "genius"/],
    [['simulate', 'skirmish', '--players', '2', '--bots', 'random,random,random'], /3 bots for 2 seats/],
    [['simulate', 'skirmish', '--option', 'length'], /--option is id=value/],
    [['simulate', 'skirmish', '--option', 'length=endless'], /length is one of short, full, not endless/],
    [['replay'], /which record/],
    [['check', 'no-such-file.yaml'], /there is no such file/],
  ])('%j', async ([name = '', ...args], complaint) => {
    const command = COMMANDS[name];
    if (!command) throw new Error(`no command ${name}`);
    const given = async () => command.run(parse(command, args));
    await expect(given()).rejects.toThrow(complaint);
    await expect(given()).rejects.toBeInstanceOf(BadArguments);
  });
});
