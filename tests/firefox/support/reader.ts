import {expect} from '@playwright/test';
import type {Page} from 'puppeteer-core';
import {headline, tabTitle} from '../../support/own-site.ts';
import {type Found, findInPage, type Query, ROLES} from './find.ts';

/** Firefox reports this for requests cancelled by leaving the page; the second for those through the worker. */
const GIVEN_UP = /NS_BINDING_ABORTED|ServiceWorker intercepted the request and encountered an unexpected error/;

/** Repeats a question until it gets the right answer. */
export const soon = <T>(ask: () => T | Promise<T>, message?: string) => expect.poll(ask, {intervals: [50], message});

/** A reader of a site: looks, clicks, types, and records every problem. */
export class Reader {
  readonly problems: string[] = [];
  /** Messages about these are no problem. */
  mayFail = /(?!)/;

  constructor(
    readonly page: Page,
    private readonly site: string,
  ) {
    const note = (problem: string) => {
      if (!GIVEN_UP.test(problem) && !this.mayFail.test(problem)) this.problems.push(problem);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`error: ${(error as Error).message}`));
    page.on('requestfailed', (request) => note(`${request.failure()?.errorText}: ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
    });
  }

  /** Opens a page by its address, and does nothing in it. */
  async goTo(address: string): Promise<void> {
    await this.page.goto(this.site + address);
  }

  /** Opens a page and waits for the application. */
  async open(address: string): Promise<void> {
    await this.goTo(address);
    await this.untilReady();
  }

  /** Triggers the application with a key that has no other effect, and waits until it responds. */
  async untilReady(): Promise<void> {
    await this.page.keyboard.press('Shift');
    await soon(() => this.look(() => 'ready' in document.documentElement.dataset), 'is ready').toBe(true);
  }

  /** Evaluates in the page; again when it was left before the result arrived. */
  async look<A extends unknown[], R>(question: (...words: A) => R, ...words: A): Promise<Awaited<R>> {
    for (let tries = 1; ; tries += 1) {
      try {
        return (await this.page.evaluate(question as never, ...(words as unknown[] as never[]))) as Awaited<R>;
      } catch (error) {
        if (tries === 20) throw error;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }

  /** What is visible now; undefined when it is not. */
  see({role, name, within = 'body'}: Query, isClickable = false): Promise<Found | undefined> {
    const [text, flags] = typeof name === 'string' ? [name, null] : [name.source, name.flags];
    return this.look(findInPage, ROLES[role], text, flags, within, isClickable);
  }

  /** Scrolls it into view, once it exists, and waits until it stops moving and can be clicked. */
  async bring(wanted: Query): Promise<Found> {
    const what = `${wanted.role} ${wanted.name}`;
    let last: Found | undefined;
    await expect(async () => {
      const before = last;
      last = await this.see(wanted, true);
      expect(last, `${what} can be clicked`).toBeDefined();
      expect([last!.x, last!.y], `${what} rests`).toEqual([before?.x, before?.y]);
    }).toPass({intervals: [50], timeout: 10_000});
    return last!;
  }

  /** Clicks the middle of it. */
  async press(wanted: Query): Promise<void> {
    const {x, y} = await this.bring(wanted);
    await this.page.mouse.click(x, y);
  }

  /** Presses keys in turn: `Control+k`, `ArrowDown`. */
  async keys(...all: string[]): Promise<void> {
    for (const each of all) {
      const [key, ...held] = each.split('+').reverse() as Parameters<Page['keyboard']['press']>[0][];
      for (const modifier of held) await this.page.keyboard.down(modifier);
      await this.page.keyboard.press(key!);
      for (const modifier of held) await this.page.keyboard.up(modifier);
    }
  }

  async sees(wanted: Query, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
    const seen = async () => (await this.see(wanted))?.attributes;
    await soon(seen, `${wanted.role} ${wanted.name}`).toMatchObject(attributes);
  }

  async doesNotSee(wanted: Query): Promise<void> {
    await soon(() => this.see(wanted), `${wanted.role} ${wanted.name}`).toBeUndefined();
  }

  async hasFocusOn(wanted: Query): Promise<void> {
    await soon(async () => (await this.see(wanted))?.hasFocus, `focus on ${wanted.name}`).toBe(true);
  }

  /** The reader is on the page: address, headline and title match. */
  async isOn(address: string): Promise<void> {
    const title = headline(new URL(address, 'https://site.example').pathname);
    const now = () =>
      this.look(() => ({
        address: location.href.slice(location.origin.length),
        headline: document.querySelector('h1')?.textContent,
        title: document.title,
      }));
    await soon(now, 'is on').toEqual({address, headline: title, title: tabTitle(title)});
  }

  /** Tells later whether this page has been replaced by a new one since. */
  async staysInside(): Promise<() => Promise<void>> {
    const start = await this.look(() => performance.timeOrigin);
    return async () => expect(await this.look(() => performance.timeOrigin), 'no page was loaded anew').toBe(start);
  }
}
