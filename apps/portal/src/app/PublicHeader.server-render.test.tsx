import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { StoryApp } from '../shared/client/story-client.tsx';
import { RenderingProvider } from '../shared/page/rendering.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const headOn = (hostname: string) =>
  renderToString(
    <StoryApp student={null}>
      <RenderingProvider rendering={{ width: 1280, hostname }}>
        <Router searchHook={() => ''}>
          <PublicHeader path="/notice" forced={false} className="" />
        </Router>
      </RenderingProvider>
    </StoryApp>,
  );

it.each([
  ['portal.localhost', ['通知公告', '课程服务', '准考证打印', '登录']],
  ['cert.localhost', ['通知公告', '登录']],
])('PAGE-3 the head on %s leads to what the host has', (hostname, links) => {
  expect(
    [...headOn(hostname).matchAll(/<a [^>]*href="\/[^>]*>([^<]+)<\/a>/g)].map(([, text]) => text),
  ).toEqual(links);
});

it('ROUTE-3 the way in leads back to the page that is shown', () => {
  expect(headOn('portal.localhost')).toContain('href="/login?redirect=%2Fnotice"');
});
