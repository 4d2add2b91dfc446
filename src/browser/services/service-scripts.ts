/** Id of the `<template>` with the script tags of services, which browsers don't run there. */
export const SERVICE_SCRIPTS_ID = "service-scripts";
