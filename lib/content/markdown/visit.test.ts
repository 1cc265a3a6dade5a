import type {Root} from 'mdast';
import {SKIP, visit as visitOfPackage} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {visit} from './visit';

const text = (value: string) => ({type: 'text' as const, value});

function tree(): Root {
  return {
    type: 'root',
    children: [
      {type: 'paragraph', children: [text('a'), {type: 'strong', children: [text('b')]}, text('c')]},
      {type: 'blockquote', children: [{type: 'paragraph', children: [text('d')]}]},
      {type: 'thematicBreak'},
    ],
  };
}

describe('visit', () => {
  it('comes to the nodes in the order of unist-util-visit, with the same indexes and parents', () => {
    const calls = (walk: typeof visitOfPackage) => {
      const seen: unknown[] = [];
      walk(tree(), (node, index, parent) => {
        seen.push([node.type, index, parent?.type]);
      });
      return seen;
    };
    expect(calls(visit as typeof visitOfPackage)).toEqual(calls(visitOfPackage));
    expect(calls(visit as typeof visitOfPackage)).toHaveLength(10);
  });

  it('comes to the nodes of one type', () => {
    const seen: string[] = [];
    visit(tree(), 'text', ({value}) => {
      seen.push(value);
    });
    expect(seen).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves out what is skipped', () => {
    const seen: string[] = [];
    visit(tree(), (node) => {
      if (node.type === 'text') seen.push(node.value);
      return node.type === 'strong' || node.type === 'blockquote' ? SKIP : undefined;
    });
    expect(seen).toEqual(['a', 'c']);
  });

  it('goes on where it is told to, past what was put in', () => {
    const paragraphs = tree();
    visit(paragraphs, 'text', ({value}, index, parent) => {
      parent!.children.splice(index!, 1, text(`${value}1`), text(`${value}2`));
      return [SKIP, index! + 2];
    });
    const seen: string[] = [];
    visit(paragraphs, 'text', ({value}) => {
      seen.push(value);
    });
    expect(seen).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2']);
  });
});
